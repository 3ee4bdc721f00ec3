import type { Environment } from './environment/start-environment.ts';
import { quotedRequisition } from './loop/quoted-requisition.ts';
import { quantile, rounded } from './measure/figures.ts';
import { openConnection } from './measure/open-connection.ts';
import { sized } from './measure/size.ts';
import { counting, statementsOf } from './measure/statements-of.ts';

const size = { lines: sized(200, 3), suppliers: sized(20, 8) };

/** A comparison of 200 lines by 20 suppliers as a buyer sees it, and his decisions on all its lines saved at once. */
export async function benchDecisions({ owner, pepper, startOurs }: Environment) {
  const ours = await startOurs('web', counting);
  const connection = await openConnection(ours.port);
  const { send, requisition, quotes } = await quotedRequisition({ owner, pepper, connection }, size);
  await owner.query('vacuum analyze');
  const offers = Map.groupBy(
    quotes.flatMap(({ current }) => current.lines),
    ({ procurementItemId }) => procurementItemId,
  );

  /** The offer at this place for every line, as far as it goes. */
  const chosen = (place: number) =>
    requisition.items.map(({ id, quantity }) => {
      const offer = (offers.get(id) ?? [])[place];
      if (!offer) throw new Error('A line has fewer offers than the bench needs');
      const most = Math.min(Number(quantity), Number(offer.quantityOffered ?? quantity));
      return { procurementItemId: id, allocations: [{ quoteLineId: offer.id, quantity: String(most) }] };
    });
  const nobody = requisition.items.map(({ id }) => ({ procurementItemId: id, allocations: [] }));
  const save = (decisions: object[]) =>
    send('PATCH', `purchase-requisitions/${requisition.id}/quote-line-decisions`, {
      decisions,
      allowMoqOverride: true,
    });
  const compare = () => send('GET', `supplier-quotes/compare/list?procurementId=${requisition.id}&basis=landed`);
  const [first, second] = [chosen(0), chosen(1)];

  const rows = [
    await measured(`compare ${size.lines} lines × ${size.suppliers} suppliers, landed`, async () => {}, compare),
    await measured(
      `save ${size.lines} decisions`,
      () => save(nobody),
      () => save(first),
    ),
    await measured(
      `change ${size.lines} decisions`,
      () => save(first),
      () => save(second),
    ),
  ];
  connection.close();
  await ours.stop();
  return rows;

  async function measured(what: string, prepare: () => Promise<unknown>, work: () => Promise<unknown>) {
    const milliseconds: number[] = [];
    for (let turn = 0; turn < sized(45, 7); turn += 1) {
      await prepare();
      const sent = performance.now();
      await work();
      milliseconds.push(performance.now() - sent);
    }
    // The server has work of its own now and then: the least of a few is the call's.
    const statements: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      await prepare();
      statements.push(await statementsOf(ours, work));
    }
    const times = milliseconds.slice(5);
    const at = (share: number) => rounded(quantile(times, share), 1);
    return { what, 'p50 ms': at(0.5), 'p95 ms': at(0.95), statements: Math.min(...statements) };
  }
}
