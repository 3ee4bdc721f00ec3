import { judge } from '../kit/judge.ts';
import { probes } from './probes.ts';
import { saby } from './saby.ts';

await judge(saby, probes);
