import type { DeliveryDocument } from '../../../../../nouns/delivery-document.ts';
import { rulesOfKind } from '../../../../../nouns/delivery-document-kinds.ts';
import type { Requisition } from '../../../../../nouns/requisition.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { type FieldError, invalid } from '../../../kernel/problems/errors.ts';
import { dayIn } from '../../../kernel/values/instant.ts';
import { catalogItems } from '../../catalog/catalog-item.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import { licenseWarnings } from '../../logistics/fleet/license-warnings.ts';
import { warehouseRefs } from '../../warehouses/warehouse-refs.ts';
import { type DeliveryWarning, warningsOf } from '../delivery-warnings.ts';
import { checkTemplate } from './check-template.ts';
import { chooseShares, groupShares } from './choose-shares.ts';
import type { GenerationInput } from './generation.input.ts';
import { goodsOf } from './goods-of.ts';
import { knownParties } from './known-parties.ts';
import { knownTransport } from './known-transport.ts';
import { missingData } from './missing-data.ts';
import { only } from './only.ts';
import { priceShares } from './price-shares.ts';
import { refuseWrongLines } from './refuse-wrong-lines.ts';
import { isWithoutVat, settleDocument } from './settle-document.ts';
import { settleLines } from './settle-lines.ts';
import { settleParties } from './settle-parties.ts';
import type { Share } from './share.ts';
import { inTerms, rateFaults, termsOf } from './terms-of.ts';
import type { Way } from './ways-of.ts';
import { type NewDocument, writeDocuments } from './write-documents.ts';

export interface Generated {
  document: DeliveryDocument;
  warnings: DeliveryWarning[];
}

/** Documents of a held requisition, one for each group of its goods, all of them or none. */
export async function generate(ctx: WriteContext, requisition: Requisition, input: GenerationInput) {
  const { kind } = input;
  await checkTemplate(ctx.db, kind, input.templateId);
  const goods = await goodsOf(ctx, requisition, input);
  refuseWrongLines(input, goods.known);
  const direction = directionOf(requisition, input);
  const chosen = chooseShares(goods.shares, goods.known, input);
  const groups = groupShares(direction === 'incoming' ? chosen.filter(isSupplied) : chosen, input.scope);
  const shares = groups.flat();
  const ways = groups.map(goods.wayOf);
  const parties = await knownParties(ctx, requisition, input, {
    supplierIds: [...new Set(shares.flatMap(({ supplierId }) => supplierId ?? []))],
    more: ways.flatMap(({ object, route }) => [object?.counterpartyId ?? [], route?.carrierId ?? []].flat()),
  });
  const transport = await knownTransport(ctx, input);
  const priceOf = await priceShares(ctx, requisition, parties, direction, input);
  const items = new Map((await catalogItems.byIds(ctx.db, itemIds(shares))).map((item) => [item.id, item]));
  const origins = new Map(input.origins?.map(({ itemId, ...origin }) => [itemId, origin]));
  const { timezone } = await regionalOf(ctx);
  const documentDate = input.documentDate ?? dayIn(timezone);
  const { deliveryWarehouseId: warehouseId } = requisition;
  const warehouses = await warehouseRefs(ctx.db, warehouseId ? [warehouseId] : []);
  const made = groups.map((group, at): NewDocument => {
    const way = ways[at] as Way;
    const prices = group.map(priceOf);
    const terms = termsOf(prices, requisition.currency);
    const isMixed = new Set(prices.flatMap((price) => price?.vatMode ?? [])).size > 1;
    const lines = inTerms(settleLines(group, { priceOf, items, origins }), isMixed);
    const sides = settleParties(parties, requisition, input, {
      ...{ direction, way, supplierId: only(group, 'supplierId') },
    });
    const settled = settleDocument({
      ...{ requisition, input, direction, documentDate, shares: group, lines, terms, parties: sides, transport, way },
      warehouseAddress: warehouses.get(warehouseId ?? '')?.address ?? null,
      requisitionDay: dayIn(timezone, new Date(requisition.createdAt)),
    });
    return { document: settled, parties: sides, stops: way.stops, lines };
  });
  refuseMissing(made, input, documentDate);
  const documents = await writeDocuments(ctx, kind, { year: documentDate.slice(0, 4), made });
  return documents.map((document, at): Generated => {
    const isForced = kind === 'upd' && input.updStatus === '1' && isWithoutVat(made[at]?.lines ?? []);
    const driver = transport.driver ?? ways[at]?.driver;
    const ofDriver = driver && document.driverId ? licenseWarnings(ctx, driver, documentDate) : [];
    return { document, warnings: [...warningsOf(ctx, document, { isForced }), ...ofDriver] };
  });
}

/** A power of attorney is for what others hand over to us. */
function directionOf({ customerId }: Requisition, input: GenerationInput): DeliveryDocument['direction'] {
  if (rulesOfKind(input.kind).isAttorney) return 'incoming';
  return input.direction ?? ((input.customerId ?? customerId) ? 'outgoing' : 'incoming');
}

const isSupplied = ({ supplierId }: Share) => supplierId !== null;

const itemIds = (shares: readonly Share[]) => [...new Set(shares.flatMap(({ catalogItemId }) => catalogItemId ?? []))];

/** Everything that is missing of any document, each fault once. */
function refuseMissing(made: readonly NewDocument[], { kind }: GenerationInput, day: string) {
  const { isPriced = false } = rulesOfKind(kind);
  const faults = made.flatMap((one) => [...missingData(kind, one), ...(isPriced ? rateFaults(one.lines, day) : [])]);
  const once = new Map(faults.map((fault): [string, FieldError] => [JSON.stringify([fault.at, fault.params]), fault]));
  if (once.size > 0) throw invalid([...once.values()]);
}
