import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env.PROKURA_URL ?? 'http://127.0.0.1:3000';

/** Small libraries that the first page needs anyway, in one file: a slow line waits for every file anew. */
const frame =
  /node_modules\/(@tanstack|clsx|fast-deep-equal|react-remove-scroll|react-style-singleton|use-callback-ref|use-sidecar|lucide-react\/dist\/esm\/(?!icons))/;

/** What the small pages have as well: nothing in it depends on what only the portal has. */
const base =
  /node_modules\/(react|react-dom|scheduler)\/|vite\/preload-helper|portal\/src\/kit\/(say|format|decimal-text|decimal-sum|show-measure)\.ts/;

/** What sign-in has besides. */
const session = /portal\/src\/shared\/(api\/(client|problem)|session\/(early|session|session-fetch))\.ts/;

/** Without what the pages without an account share with the portal, and without help, which comes with forms. */
const partsOfMostPages =
  /@mantine|floating-ui|react-virtual|portal\/src\/shared\/(?!api\/(client|problem)\.ts|session\/(early|session|session-fetch)\.ts)|portal\/src\/kit\/(?!help|(say|format|decimal-text|decimal-sum|show-measure)\.ts)/;

/** The portal, and four small pages: sign-in, and those of a supplier, a customer and a driver without an account; the last has a service worker. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    reportCompressedSize: false,
    // The library of the map; sizes are held by a test.
    chunkSizeWarningLimit: 1_200,
    manifest: 'manifest.json',
    rolldownOptions: {
      input: {
        portal: 'index.html',
        signIn: 'sign-in/index.html',
        supplier: 'supplier/index.html',
        customer: 'customer/index.html',
        driver: 'driver/index.html',
        driverWorker: 'driver/worker/driver-worker.ts',
      },
      // What twenty pages use comes once, with the first; the small pages have none of it.
      output: {
        // A service worker is known by its address, and is asked for anew at the same one.
        entryFileNames: ({ name }) => (name === 'driverWorker' ? 'driver-worker.js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          groups: [
            { name: 'base', test: base, minShareCount: 2 },
            { name: 'session', test: session, minShareCount: 2 },
            { name: 'parts', test: partsOfMostPages, minShareCount: 18 },
            { name: 'frame', test: frame, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: Object.fromEntries(
      ['/api', '/docs', '/llms', '/problems', '/dev', '/health'].map((path) => [path, { target: server }]),
    ),
  },
});
