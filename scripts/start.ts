import { main } from '../server/src/main.ts';

await main(process.env);
