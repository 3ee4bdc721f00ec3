import { diadoc } from '../../../../tools/sim/diadoc/diadoc.ts';
import { ok } from '../../billing.ts';
import { simulate } from '../../connectors/simulate.ts';
import { buyer, connectDiadoc, eDocuments } from '../../e-documents.ts';
import { salesPortal } from '../../sales.ts';
import { installUpdImport, upd503 } from '../../transfer-documents.ts';
import type { Make } from './made.ts';

const sim = await simulate('edo-diadoc', diadoc);

/** What Diadoc has of a reader who has connected it: a draft of an invoice, and a УПД that a supplier sent. */
export const eDocumentRecords: Record<string, Make> = {
  [`${eDocuments}/outgoing/:id`]: async ({ portal }) => {
    sim.reset();
    const { issued, newParty } = await salesPortal({}, portal);
    const { give, drain } = await connectDiadoc(sim, portal);
    const customerId = await newParty('ООО «Юг»', { roles: ['customer'], kind: 'legal_entity', ...buyer });
    const { id } = ok(await give((await issued({ customerId })).id), 201);
    await drain();
    return id;
  },
  [`${eDocuments}/incoming/:id`]: async ({ portal }) => {
    sim.reset();
    const { ask, sync } = await connectDiadoc(sim, portal);
    await installUpdImport(ask);
    sim.happen('a document comes in', { base64: upd503.toString('base64') });
    await sync();
    return ok(await ask('GET', '/incoming')).items[0].id;
  },
};
