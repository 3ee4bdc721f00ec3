import { localStorageColorSchemeManager } from '@mantine/core';

/** Light, dark or as the system wants; `theme-before-paint.js` reads the same key. */
export const colorScheme = localStorageColorSchemeManager({ key: 'prokura.scheme' });
