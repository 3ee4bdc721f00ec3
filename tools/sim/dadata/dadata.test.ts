import { judge } from '../kit/judge.ts';
import { dadata } from './dadata.ts';
import { probes } from './probes.ts';

await judge(dadata, probes);
