import { after } from 'node:test';
import { judge } from '../kit/judge.ts';
import { startHost } from '../kit/start-host.ts';
import { probesAt } from './probes-at.ts';
import { wazzup } from './wazzup.ts';

const host = await startHost();
after(() => host.close());
await judge(wazzup, probesAt(host));
