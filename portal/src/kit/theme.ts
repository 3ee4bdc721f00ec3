import { Button, type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';
import { returnFocus } from './return-focus.ts';
import { type Language, words } from './say.ts';

/** Indigo of the accent; the sixth shade is the accent on light, the fourth on dark. */
const accent: MantineColorsTuple = [
  '#eef1fd',
  '#dbe1fa',
  '#b4c0f5',
  '#8fa3ff',
  '#6b83ee',
  '#4c66e0',
  '#3451d1',
  '#2a43b4',
  '#213695',
  '#182973',
];

/** The red of what is bad and of what cannot be undone: white is read on the sixth shade, dark text on the fourth. */
const red: MantineColorsTuple = [
  '#fdf0f0',
  '#fbdcdd',
  '#f7b6b8',
  '#ff8f8f',
  '#e0656a',
  '#cd434a',
  '#b4232c',
  '#9b1c24',
  '#80151d',
  '#640f16',
];

/** Text first, page last: Mantine's parts take their dark surfaces from here. */
const dark: MantineColorsTuple = [
  '#eceef2',
  '#c3c7d0',
  '#9aa0ad',
  '#7c828f',
  '#2a2c34',
  '#23252c',
  '#17181d',
  '#111216',
  '#0d0e11',
  '#08090b',
];

const close = words('Close', 'Закрыть');

/** The parts of Mantine as we use them; made anew when another language is spoken, for the names of their buttons. */
export const makeTheme = (language: Language) =>
  createTheme({
    fontFamily: "'Golos Text Variable', system-ui, sans-serif",
    primaryColor: 'accent',
    primaryShade: { light: 6, dark: 3 },
    autoContrast: true,
    luminanceThreshold: 0.35,
    colors: { accent, dark, red },
    defaultRadius: 6,
    respectReducedMotion: true,
    fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
    lineHeights: { xs: '16px', sm: '18px', md: '20px', lg: '24px', xl: '28px' },
    spacing: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
    headings: {
      fontWeight: '600',
      sizes: {
        h1: { fontSize: '20px', lineHeight: '28px' },
        h2: { fontSize: '16px', lineHeight: '24px' },
        h3: { fontSize: '14px', lineHeight: '20px' },
      },
    },
    components: {
      // Its own colour is too pale for words; the ground beneath says enough.
      Alert: { styles: { label: { color: 'var(--mantine-color-text)' } } },
      Button: Button.extend({
        defaultProps: { size: 'sm' },
        vars: (_, { variant = 'filled' }) => ({
          root: variant === 'filled' ? { '--button-color': 'var(--on-accent)' } : {},
        }),
      }),
      // Its first place for the focus has no role that a menu may hold: the focus goes to the first item itself.
      Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
      CloseButton: { defaultProps: { 'aria-label': close[language] } },
      // A name needs a role to stand on.
      Loader: { defaultProps: { role: 'status' } },
      Drawer: { defaultProps: { closeButtonProps: { 'aria-label': close[language] } } },
      Modal: {
        defaultProps: {
          ...{ radius: 12, centered: true, ref: returnFocus },
          closeButtonProps: { 'aria-label': close[language] },
        },
      },
      Notification: { defaultProps: { closeButtonProps: { 'aria-label': close[language] } } },
      Select: { defaultProps: { selectFirstOptionOnChange: true } },
      Tooltip: { defaultProps: { openDelay: 300, withArrow: true } },
    },
  });

/** Our tokens under Mantine's names, so that its parts and ours share one set of colours. */
export const tokens: CSSVariablesResolver = () => ({
  variables: { '--mantine-heading-font-weight': '600' },
  light: {
    '--mantine-color-body': '#fbfbfc',
    '--mantine-color-text': '#17181c',
    '--mantine-color-dimmed': '#646a76',
    '--mantine-color-placeholder': '#6b7280',
    '--mantine-color-default': '#fff',
    '--mantine-color-default-border': '#e6e8ec',
    '--mantine-color-error': '#b4232c',
    '--mantine-color-anchor': '#3451d1',
    // Under the red words of a menu, which are read on no darker ground.
    '--mantine-color-red-light-hover': '#fbdcdd',
  },
  dark: {
    '--mantine-color-body': '#111216',
    '--mantine-color-text': '#eceef2',
    '--mantine-color-dimmed': '#9aa0ad',
    '--mantine-color-placeholder': '#9aa0ad',
    '--mantine-color-default': '#17181d',
    '--mantine-color-default-border': '#2a2c34',
    '--mantine-color-error': '#ff8f8f',
    '--mantine-color-anchor': '#8fa3ff',
  },
});
