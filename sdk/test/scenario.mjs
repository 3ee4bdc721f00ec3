// What every runtime must be able to do that the package names. It uses the package and web standards alone.
import { createClient, isProblem, verifyWebhook } from '@prokura/sdk';

export async function scenario({ baseUrl, apiKey, delivery }) {
  const { warehouses, events } = createClient({ baseUrl, apiKey });
  const said = [];

  for (const code of ['А', 'Б', 'В']) await warehouses.createWarehouse({ name: `Склад ${code}`, code });
  for await (const { code } of warehouses.listWarehouses({ limit: 2, sort: 'code' })) said.push(code);

  const tried = await warehouses.createWarehouse({ name: 'Склад Г' }, { dryRun: true });
  said.push(tried.status);
  const refused = await warehouses.createWarehouse({ name: 'Второй', code: 'А' }).catch((error) => error);
  said.push(isProblem(refused) && refused.code);

  const table = new Blob(['Код;Название\nД;Пятый']).stream();
  const job = await warehouses.startImport({ file: { name: 'склады.csv', type: 'text/csv', stream: table } });
  said.push(job.fileName);
  const template = await warehouses.getTemplate({ format: 'csv' });
  const reader = template.stream.getReader();
  let size = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) size += read.value.length;
  said.push(size > 0);

  said.push((await verifyWebhook(delivery)).eventId);
  await verifyWebhook({ ...delivery, body: '{}' }).catch((error) => said.push(error.code));

  for await (const { event } of events.follow({ pageSize: 2 })) {
    said.push(event.entity.displayName);
    if (event.entity.displayName.endsWith('В')) return said;
  }
}
