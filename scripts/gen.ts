import { generate } from './gen/generate.ts';

await generate(process.argv.slice(2));
