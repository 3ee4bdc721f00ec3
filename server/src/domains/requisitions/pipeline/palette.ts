import { words } from '../../../kernel/problems/errors.ts';

/** Colours a stage may wear: as a dot on a light and on a dark page alike each stands out at least 3 to 1. */
export const palette = [
  { color: '#64748B', name: words('Slate', 'Серый') },
  { color: '#4C6EF5', name: words('Indigo', 'Синий') },
  { color: '#228BE6', name: words('Blue', 'Голубой') },
  { color: '#0C8599', name: words('Teal', 'Бирюзовый') },
  { color: '#2B8A3E', name: words('Green', 'Зелёный') },
  { color: '#5C940D', name: words('Olive', 'Оливковый') },
  { color: '#B7791F', name: words('Amber', 'Янтарный') },
  { color: '#D9480F', name: words('Orange', 'Оранжевый') },
  { color: '#E03131', name: words('Red', 'Красный') },
  { color: '#D6336C', name: words('Raspberry', 'Малиновый') },
  { color: '#AE3EC9', name: words('Purple', 'Пурпурный') },
  { color: '#7950F2', name: words('Violet', 'Фиолетовый') },
] as const;

export const paletteColors = palette.map(({ color }) => color);

type PaletteColor = (typeof palette)[number]['color'];

/** The first colour that none of these wears; the first of all when every one is worn. */
export const freeColor = (worn: readonly PaletteColor[]): PaletteColor =>
  paletteColors.find((color) => !worn.includes(color)) ?? palette[0].color;
