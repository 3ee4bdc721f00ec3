import { uploadFieldsOf } from '../../../src/kernel/intake/upload.ts';
import type { Route } from '../../../src/kernel/routes.ts';
import type { Body } from '../probe.ts';
import { deliveryFiles } from './deliveries.ts';
import { fleetFiles } from './fleet.ts';
import { paperFiles } from './papers.ts';
import { priceFile } from './records.ts';

/** The example of a form with a file in it that the operation can read. */
export function asForm(route: Route, body: Body): FormData {
  const files = uploadFieldsOf(route.operation.input).map(({ name }) => name);
  const fileOf = { ...deliveryFiles, ...paperFiles, ...fleetFiles }[route.path] ?? priceFile;
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, files.includes(name) ? fileOf() : String(value));
  return form;
}
