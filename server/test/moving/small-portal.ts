import { givePassword, goodPassword } from '../accounts.ts';
import { sendFile } from '../files.ts';
import { newPortal, owner, request } from '../harness.ts';
import { pdf } from '../sample-files.ts';
import { base } from '../webhooks.ts';

/** A portal with a person who signs in, a key, a product with a file, and a webhook. */
export async function smallPortal(receiver = 'https://erp.example.com/hook') {
  const portal = await newPortal();
  const { tenantId, ownerId } = portal;
  const email = await givePassword(tenantId, ownerId, goodPassword);
  const key = await portal.key(
    ...['catalog.read', 'catalog.write', 'catalog.delete', 'webhooks.read', 'webhooks.write', 'integration_api.read'],
  );
  const item = await request('POST', '/api/v1/catalog', { key, body: { name: 'Шпунт Ларсена Л5-УМ' } });
  const file = await sendFile({ key, itemId: item.json.id, name: 'Паспорт шпунта.pdf', content: pdf });
  const hook = await request('POST', base, { key, body: { name: 'Учёт', url: receiver } });
  const { rows } = await owner.query<{ slug: string }>('select slug from tenants where tenant_id = $1', [tenantId]);
  return {
    portal,
    ...{ tenantId, email, key, password: goodPassword },
    slug: rows[0]?.slug as string,
    itemId: item.json.id as string,
    fileId: file.json.id as string,
    hookId: hook.json.id as string,
  };
}
