import { monitorEventLoopDelay } from 'node:perf_hooks';
import { systemLayouts } from '../server/src/platform/documents/layouts/system-layouts.ts';
import { renderDocument } from '../server/src/platform/documents/render-document.ts';
import { sampleContent } from '../server/src/platform/documents/sample-content.ts';
import { documentFormats } from '../server/src/platform/documents/thread/rendering-order.ts';
import { median, rounded } from './measure/figures.ts';
import { residentMiB } from './measure/processes.ts';
import { sized } from './measure/size.ts';

const rows = sized(900, 20);
const turns = sized(7, 2);
const stack = sized(200, 4);

/** A proposal of nine hundred rows in each format, and a stack of invoices as PDF: seconds, memory, and what this process felt. */
export async function benchDocuments() {
  const measured: object[] = [];
  for (const format of documentFormats) {
    const order = {
      layout: systemLayouts.commercial_proposal,
      content: sampleContent('commercial_proposal', { rows }),
      format,
    };
    let bytes = 0;
    const { times, ...felt } = await watched(turns, async () => {
      bytes = (await renderDocument(order)).length;
    });
    // The first one starts the thread and loads its libraries.
    measured.push({
      document: `${format}, ${rows} rows`,
      'first s': rounded((times[0] ?? 0) / 1_000),
      'p50 s': rounded(median(times.slice(1)) / 1_000),
      ...felt,
      KiB: Math.round(bytes / 1024),
    });
  }
  const order = {
    layout: systemLayouts.sales_invoice,
    content: sampleContent('sales_invoice'),
    format: 'pdf',
  } as const;
  const { times, ...felt } = await watched(1, async () => {
    await Promise.all(Array.from({ length: stack }, () => renderDocument(order)));
  });
  return [
    ...measured,
    { document: `${stack} invoices as pdf, two at once`, 'first s': rounded((times[0] ?? 0) / 1_000), ...felt },
  ];
}

/** How long each turn took, how much the process grew at most, and how long its loop was kept from others. */
async function watched(count: number, work: () => Promise<void>) {
  const before = residentMiB(process.pid);
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, residentMiB(process.pid));
  }, 20);
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  const times: number[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  loop.disable();
  clearInterval(timer);
  return { times, 'memory +MiB': Math.round(most - before), 'loop p95 ms': rounded(loop.percentile(95) / 1e6, 1) };
}
