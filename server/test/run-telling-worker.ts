import { startTellingWorker } from './telling-worker.ts';

// A worker in a process of its own, which goes on until it is killed.
startTellingWorker(process.argv[2] as string);
process.stdout.write('working\n');
