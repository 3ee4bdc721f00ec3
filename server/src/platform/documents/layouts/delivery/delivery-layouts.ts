import type { DeliveryDocumentKind } from '../../../../../../nouns/delivery-document-kinds.ts';
import { templateKindOf } from '../../../../../../nouns/document-kinds.ts';
import type { DocumentLayout } from '../../../../../../nouns/document-layout.ts';
import { acceptanceActLayout } from './acceptance-act-layout.ts';
import { deliveryNoteLayout } from './delivery-note-layout.ts';
import { m2Layout } from './m2-layout.ts';
import { m2aLayout } from './m2a-layout.ts';
import { packingListLayout } from './packing-list-layout.ts';
import { tnLayout } from './tn-layout.ts';
import { torg12Layout } from './torg12-layout.ts';
import { ttnLayout } from './ttn-layout.ts';
import { updLayout } from './upd-layout.ts';

const layouts: Readonly<Record<DeliveryDocumentKind, DocumentLayout>> = {
  upd: updLayout,
  torg12: torg12Layout,
  tn: tnLayout,
  ttn: ttnLayout,
  power_of_attorney_m2: m2Layout,
  power_of_attorney_m2a: m2aLayout,
  delivery_note: deliveryNoteLayout,
  packing_list: packingListLayout,
  acceptance_act: acceptanceActLayout,
};

/** The layout of each kind of delivery document, as templates name the kinds. */
export const deliveryLayouts = Object.fromEntries(
  Object.entries(layouts).map(([kind, layout]) => [templateKindOf(kind as DeliveryDocumentKind), layout]),
) as { [Kind in ReturnType<typeof templateKindOf>]: DocumentLayout };
