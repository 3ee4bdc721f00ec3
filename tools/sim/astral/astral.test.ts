import { judge } from '../kit/judge.ts';
import { astral } from './astral.ts';
import { probes } from './probes.ts';

await judge(astral, probes);
