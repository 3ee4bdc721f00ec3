import type { DeliveryDocument } from '../../../../nouns/delivery-document.ts';
import {
  type DeliveryDocumentMove,
  type DeliveryDocumentStage,
  deliveryDocumentFlow,
} from '../../../../nouns/delivery-document-flow.ts';
import { notAllowed } from '../../kernel/lifecycle.ts';
import { invalidField, words } from '../../kernel/problems/errors.ts';

const { moves } = deliveryDocumentFlow;

interface Asked {
  stage: DeliveryDocumentStage;
  from?: DeliveryDocumentStage | undefined;
  reason?: string | undefined;
}

/** Whether the stage is to change; refuses a move that nobody may make from here, or one without its reason. */
export function admitStage({ stage: held }: DeliveryDocument, { stage, from, reason }: Asked): boolean {
  const possible = (Object.keys(moves) as DeliveryDocumentMove[]).filter(
    (move) => moves[move].permission && moves[move].from.includes(held),
  );
  const targets = possible.map((move) => moves[move].to);
  if (from !== undefined && from !== held) throw notAllowed(deliveryDocumentFlow, held, stage, targets);
  if (stage === held) return false;
  const move = possible.find((one) => moves[one].to === stage);
  if (!move) throw notAllowed(deliveryDocumentFlow, held, stage, targets);
  if (moves[move].requires?.includes('reason') && reason === undefined)
    throw invalidField('/reason', 'required', words('is required for this stage', 'обязательна для этой стадии'));
  return true;
}
