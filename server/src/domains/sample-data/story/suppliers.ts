import { words } from '../../../kernel/problems/errors.ts';

/** Made up: no tax office is 9900, whose numbers these would be, and the addresses belong to nobody. */
export const suppliers = {
  bolt: [words('LLC “Bolt and Nut”', 'ООО «Болт и гайка»'), '9900000017', 'bolt@example.ru'],
  metal: [words('LLC “Metal Yard”', 'ООО «Металлодвор»'), '9900000024', 'metal@example.ru'],
  current: [words('LLC “Current and Light”', 'ООО «Ток и свет»'), '9900000031', 'current@example.ru'],
  paint: [words('LLC “Rainbow Paints”', 'ООО «Радуга красок»'), '9900000049', 'paint@example.ru'],
  guard: [words('LLC “Safe Work”', 'ООО «Спокойный труд»'), '9900000056', 'guard@example.ru'],
  workshop: [words('LLC “All for Workshops”', 'ООО «Всё для цеха»'), '9900000063', 'workshop@example.ru'],
  base: [words('LLC “Northern Depot”', 'ООО «Северная база»'), '9900000070', 'base@example.ru'],
  neighbour: [words('LLC “Good Neighbour”', 'ООО «Добрый сосед»'), '9900000088', 'neighbour@example.ru'],
} as const;

export type SupplierKey = keyof typeof suppliers;
