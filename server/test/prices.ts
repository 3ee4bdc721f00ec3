import { factsOf, newPortal, type Portal, request } from './harness.ts';
import { newCounterparty } from './suppliers.ts';

/** A portal that has a supplier, and a key to its catalog. */
export const supplied = async () => {
  const portal = await newPortal();
  return {
    portal,
    key: await portal.key('catalog.read', 'catalog.write', 'catalog.delete'),
    ...(await newCounterparty(portal)),
  };
};

export const cardOf = async (key: string, itemId: string) =>
  (await request('GET', `/api/v1/catalog/${itemId}`, { key })).json;

export const costOf = async (key: string, itemId: string) => {
  const { currentCostPrice, currentCostCurrency, currentCostSource } = await cardOf(key, itemId);
  return currentCostPrice && `${currentCostPrice} ${currentCostCurrency} ${currentCostSource}`;
};

export const anomaliesOf = async ({ tenantId }: Portal) =>
  (await factsOf(tenantId)).filter(({ event }) => event === 'catalog_item.price_anomaly');
