import { generate } from './gen/generate.ts';

process.exitCode = await generate(process.argv.slice(2));
