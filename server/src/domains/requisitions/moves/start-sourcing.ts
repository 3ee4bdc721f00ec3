import type { Requisition } from '../../../../../nouns/requisition.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { settleRequisition } from '../settle-requisition.ts';

/** An approved requisition is being sourced from its first request or quote on; any other stays as it is. */
export const startSourcing = async (ctx: WriteContext, held: Requisition): Promise<Requisition> =>
  held.status === 'approved' ? settleRequisition(ctx, held, 'source') : held;
