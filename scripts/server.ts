import { bundleHere } from './server/bundle-server.ts';

// The builder's process: see `serverModule`.
await bundleHere();
