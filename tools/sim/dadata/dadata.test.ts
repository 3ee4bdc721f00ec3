import { judge } from '../kit/judge.ts';
import { probes } from './probes.ts';
import { dadata } from './simulator.ts';

await judge(dadata, probes);
