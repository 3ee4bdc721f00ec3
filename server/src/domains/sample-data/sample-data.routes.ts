import { act, del, get, routes } from '../../kernel/routes.ts';
import { getSampleData } from './operations/get-sample-data.ts';
import { makeSampleData } from './operations/make-sample-data.ts';
import { removeSampleData } from './operations/remove-sample-data.ts';

const base = '/api/v1/sample-data';

export const sampleDataRoutes = routes('Sample data', [
  get(base, getSampleData),
  act(base, makeSampleData),
  del(base, removeSampleData),
]);
