import { newPortal, request } from './harness.ts';

export const base = '/api/v1/settings/custom-fields';
export const scopes = ['settings.read', 'settings.write', 'settings.delete', 'catalog.read', 'catalog.write'];

export const define = (key: string, body: object) =>
  request('POST', base, { key, body: { entityType: 'catalogItem', label: 'Класс опасности', ...body } });

/** A portal with a product that can have values. */
export async function portalWithItem() {
  const portal = await newPortal();
  const key = await portal.key(...scopes);
  const { json } = await request('POST', '/api/v1/catalog', { key, body: { name: 'Кислота' } });
  return { portal, key, itemId: json.id as string };
}

export const changeValues = (key: string, itemId: string, customFields: unknown) =>
  request('PATCH', `/api/v1/catalog/${itemId}`, { key, body: { customFields } });

export const firstError = ({ json }: { json: { errors?: Array<{ pointer: string; code: string }> } }) => {
  const [error] = json.errors ?? [];
  return error && [error.pointer, error.code];
};
