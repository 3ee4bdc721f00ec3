import type { Permission } from '../../../../nouns/kit/rights.ts';
import { type Words, words } from '../../kit/say.ts';

interface Section {
  /** Path below the portal. */
  path: string;
  label: Words;
  needs: Permission;
}

/** Parts of logistics, in the order a delivery goes. */
export const sections: readonly Section[] = [
  { path: 'logistics/map', label: words('Map', 'Карта'), needs: 'logistics.read' },
  { path: 'logistics/batches', label: words('Batches', 'Партии'), needs: 'logistics.read' },
  { path: 'logistics/plan', label: words('Plan', 'План'), needs: 'logistics.create' },
  { path: 'logistics/calendar', label: words('Calendar', 'Календарь'), needs: 'logistics.read' },
  { path: 'logistics/documents', label: words('Documents', 'Документы'), needs: 'logistics.read' },
  { path: 'logistics/routes', label: words('Routes', 'Маршруты'), needs: 'logistics.read' },
  { path: 'logistics/vehicles', label: words('Vehicles', 'Транспорт'), needs: 'logistics.read' },
  { path: 'logistics/drivers', label: words('Drivers', 'Водители'), needs: 'logistics.read' },
  { path: 'logistics/objects', label: words('Objects', 'Объекты'), needs: 'logistics.read' },
];
