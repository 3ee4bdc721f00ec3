import { bundleHere } from './server/bundle-server.ts';

// The builder's process, told the folder of its bundles: see `serverModule`.
await bundleHere(process.argv[2] as string);
