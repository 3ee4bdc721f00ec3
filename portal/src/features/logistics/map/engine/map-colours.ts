/** Colours of the map, by the scheme of the page; they stand beside those of `colours.css`. */
export interface MapColours {
  sea: string;
  land: string;
  border: string;
  water: string;
  label: string;
  halo: string;
  line: string;
  chosen: string;
  object: string;
  vehicle: string;
  old: string;
  onMark: string;
}

export const mapColours: Readonly<Record<'light' | 'dark', MapColours>> = {
  light: {
    ...{ sea: '#dde7f0', land: '#f8f8f6', border: '#b0b7c4', water: '#b4cbe0', label: '#4c5160', halo: '#fbfbfc' },
    ...{ line: '#7c8fdd', chosen: '#3451d1', object: '#3451d1', vehicle: '#12714a', old: '#868c98', onMark: '#fff' },
  },
  dark: {
    ...{ sea: '#10151d', land: '#1f222a', border: '#474c59', water: '#2a4058', label: '#b3b8c4', halo: '#14161b' },
    ...{ line: '#5a6bc0', chosen: '#8fa3ff', object: '#6f86f2', vehicle: '#2fae78', old: '#737885', onMark: '#0d0f14' },
  },
};
