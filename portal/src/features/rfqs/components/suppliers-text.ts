import { counted } from '../../../kit/say.ts';

/** «2 поставщика». */
export const suppliersText = (count: number) =>
  counted(count, ['supplier', 'suppliers'], ['поставщик', 'поставщика', 'поставщиков']);
