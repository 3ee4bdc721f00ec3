import { fileHost } from '../../platform/files/host.ts';
import { getItem } from './operations/get-item.ts';
import { updateItem } from './operations/update-item.ts';

export const catalogFiles = fileHost({ entityType: 'catalogItem', get: getItem, update: updateItem });
