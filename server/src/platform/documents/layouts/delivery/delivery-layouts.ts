import type { DeliveryDocumentKind } from '../../../../../../nouns/delivery-document-kinds.ts';
import { templateKindOf } from '../../../../../../nouns/document-kinds.ts';
import type { DocumentLayout } from '../../../../../../nouns/document-layout.ts';
import { plainLayout } from './plain-layout.ts';

const layouts: Readonly<Record<DeliveryDocumentKind, DocumentLayout>> = {
  upd: plainLayout('upd'),
  torg12: plainLayout('torg12'),
  tn: plainLayout('tn'),
  ttn: plainLayout('ttn'),
  power_of_attorney_m2: plainLayout('power_of_attorney_m2'),
  power_of_attorney_m2a: plainLayout('power_of_attorney_m2a'),
  delivery_note: plainLayout('delivery_note'),
  packing_list: plainLayout('packing_list'),
  acceptance_act: plainLayout('acceptance_act'),
};

/** The layout of each kind of delivery document, as templates name the kinds. */
export const deliveryLayouts = Object.fromEntries(
  Object.entries(layouts).map(([kind, layout]) => [templateKindOf(kind as DeliveryDocumentKind), layout]),
) as { [Kind in ReturnType<typeof templateKindOf>]: DocumentLayout };
