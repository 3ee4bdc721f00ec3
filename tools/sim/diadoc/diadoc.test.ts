import { judge } from '../kit/judge.ts';
import { diadoc } from './diadoc.ts';
import { probes } from './probes.ts';

await judge(diadoc, probes);
