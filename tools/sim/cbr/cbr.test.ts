import { judge } from '../kit/judge.ts';
import { cbr } from './cbr.ts';
import { probes } from './probes.ts';

await judge(cbr, probes);
