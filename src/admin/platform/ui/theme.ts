import {
  type ActionIconProps,
  type AlertProps,
  type ButtonProps,
  createTheme,
  type DrawerProps,
  type FileButtonProps,
  type FileInputProps,
  type MantineColorsTuple,
  type MenuProps,
  type ModalProps,
  type NotificationProps,
  type NumberInputProps,
  type OptionsFilter,
  type PaperProps,
  type TextareaProps,
  type TooltipProps,
} from '@mantine/core';
import type { MouseEvent } from 'react';

/** Ink: text, links, everything that is switched on. */
const ink: MantineColorsTuple = [
  '#f0f4fa',
  '#dde6f2',
  '#bccde4',
  '#98b1d4',
  '#7a9ac7',
  '#5c81b5',
  '#41669b',
  '#294b7d',
  '#1b355c',
  '#142744',
];

/** Safety yellow-orange: the one primary action of a screen, and nothing else. Carries dark ink text. */
const action: MantineColorsTuple = [
  '#fff6e0',
  '#ffebc2',
  '#ffdb94',
  '#ffca61',
  '#ffbe3d',
  '#ffb21a',
  '#f5a300',
  '#ffb21a',
  '#f5a300',
  '#8a5a00',
];

const gray: MantineColorsTuple = [
  '#f7f8fa',
  '#f0f2f5',
  '#e5e8ed',
  '#d8dce3',
  '#c3c9d3',
  '#98a1af',
  '#5f6979',
  '#485162',
  '#2f3745',
  '#1b212b',
];

const dark: MantineColorsTuple = [
  '#dde1e8',
  '#b9c0cb',
  '#98a1b0',
  '#6c7686',
  '#353c49',
  '#2a303b',
  '#1d222b',
  '#14181f',
  '#0f1218',
  '#0a0c10',
];

export const closeButtonProps = { 'aria-label': 'Close' };
const closable = { closeButtonProps };
/** Otherwise the header of a dialog counts as a second banner of the page. */
const notBanner = { defaultProps: { role: 'none' } };
const clicked = new WeakSet<Element>();
/** The second click of the double click that opened a dialog lands on it or behind it: it neither answers nor closes it. */
const opened = {
  defaultProps: {
    onClickCapture: (event: MouseEvent) => {
      if (event.detail > 1 && !clicked.has(event.currentTarget)) {
        event.preventDefault();
        event.stopPropagation();
      }
      clicked.add(event.currentTarget);
    },
  },
};
const small = { defaultProps: { size: 'sm' } };
// Loaded beside the first screen, not with it: nobody types before it shows.
const loading = import('./folded-options.ts').catch(() => null);
let filterOptions: OptionsFilter = ({ options }) => options;
async function loadFilter(): Promise<void> {
  filterOptions = (await loading)?.foldedOptions ?? filterOptions;
}
void loadFilter();
const filter: OptionsFilter = input => filterOptions(input);
const searched = { defaultProps: { filter } };

export const theme = createTheme({
  colors: { ink, action, gray, dark },
  black: '#142033',
  primaryColor: 'ink',
  primaryShade: { light: 7, dark: 5 },
  autoContrast: true,
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  headings: {
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.375rem', lineHeight: '1.3' },
      h2: { fontSize: '1rem', lineHeight: '1.4' },
      h3: { fontSize: '0.875rem', lineHeight: '1.45' },
    },
  },
  defaultRadius: 'sm',
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '20px' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  // By their names: a component that is imported here is loaded before anything shows.
  components: {
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray' } satisfies ActionIconProps },
    Alert: { defaultProps: { variant: 'outline' } satisfies Partial<AlertProps> },
    Button: { defaultProps: { size: 'sm', variant: 'default' } satisfies ButtonProps },
    // The same file, corrected, may be chosen again: browsers tell only of another choice.
    FileButton: {
      defaultProps: {
        inputProps: {
          onClick: event => {
            event.currentTarget.value = '';
          },
        },
      } satisfies Partial<FileButtonProps>,
    },
    FileInput: {
      defaultProps: {
        size: 'sm',
        clearButtonProps: { 'aria-label': 'Choose no file' },
        styles: { placeholder: { color: 'var(--mantine-color-dimmed)' } },
      } satisfies FileInputProps,
    },
    Menu: { defaultProps: { shadow: 'md', position: 'bottom-end' } satisfies MenuProps },
    DrawerContent: opened,
    DrawerHeader: notBanner,
    DrawerOverlay: opened,
    Drawer: { defaultProps: closable satisfies Partial<DrawerProps> },
    Modal: { defaultProps: { centered: true, radius: 'md', ...closable } satisfies Partial<ModalProps> },
    ModalContent: opened,
    ModalOverlay: opened,
    ModalHeader: notBanner,
    NativeSelect: small,
    Notification: { defaultProps: closable satisfies Partial<NotificationProps> },
    // A number is short: its field is no wider than the longest of them.
    NumberInput: {
      defaultProps: { size: 'sm', hideControls: true } satisfies NumberInputProps,
      styles: { wrapper: { maxWidth: '16rem' } },
    },
    Paper: { defaultProps: { withBorder: true, radius: 'md' } satisfies PaperProps },
    Autocomplete: searched,
    MultiSelect: searched,
    Select: { defaultProps: { ...small.defaultProps, ...searched.defaultProps } },
    TagsInput: searched,
    Switch: small,
    Textarea: { defaultProps: { ...small.defaultProps, autosize: true } satisfies TextareaProps },
    TextInput: small,
    Tooltip: { defaultProps: { openDelay: 300, withArrow: true } satisfies Partial<TooltipProps> },
  },
});
