import {
  Button,
  ColorInput,
  Group,
  Input,
  Radio,
  SegmentedControl,
  SimpleGrid,
  Stack,
  Switch,
  Text,
} from '@mantine/core';
import { IconAdjustments, IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { brandRoutes } from '../../../contract/business/brand.ts';
import type { CornerStyle, TypePairing } from '../../../sections/schemas.ts';
import { readQuery } from '../../platform/read-query.ts';
import type { GroupForm } from '../../platform/settings/settings-form.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import classes from './brand-fields.module.css';
import { BrandPreview } from './brand-preview.tsx';
import { lookOf } from './brand-queries.ts';
import { type ColorVerdict, colorVerdicts } from './color-verdict.ts';

const corners: { value: CornerStyle; label: string }[] = [
  { value: 'square', label: 'Square' },
  { value: 'soft', label: 'Soft' },
  { value: 'round', label: 'Round' },
];

const pairings: { value: TypePairing; label: string; description: string }[] = [
  { value: 'sturdy', label: 'Sturdy', description: 'Archivo: wide and strong, like painted lettering' },
  { value: 'friendly', label: 'Friendly', description: 'Nunito: round and warm' },
  {
    value: 'classic',
    label: 'Classic',
    description: 'Bitter with a serif for text: established, long in business',
  },
  { value: 'clean', label: 'Clean', description: 'Figtree: plain and quiet' },
];

/** How the site looks. */
export function BrandFields({ form }: { form: GroupForm<'brand'> }) {
  const pack = useQuery(readQuery(brandRoutes.list)).data?.pack_colors;
  const look = useDeferredValue(lookOf(form.values, pack));
  const verdicts = colorVerdicts(look.colors);
  const color = (name: 'brand_color' | 'second_color') => ({
    ...form.getInputProps(name),
    size: 'sm' as const,
    format: 'hex' as const,
    withEyeDropper: false,
    placeholder: pack && `${pack[name]}, the pack’s`,
  });
  const hasPackColors = form.values.brand_color === '' && form.values.second_color === '';
  return (
    <>
      <Panel title="Colors" help="Colors with too little contrast are shown darker or lighter.">
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
          <Stack gap="sm">
            <ColorInput
              label="Brand color"
              description="Bands, text and drawings"
              {...color('brand_color')}
            />
            <ColorShown name="Brand color" verdict={verdicts.brand_color} />
          </Stack>
          <Stack gap="sm">
            <ColorInput
              label="Second color"
              description="Buttons to call and to ask for a quote"
              {...color('second_color')}
            />
            <ColorShown name="Second color" verdict={verdicts.second_color} />
          </Stack>
        </SimpleGrid>
        <Group>
          <Button
            size="xs"
            disabled={hasPackColors}
            onClick={() => form.setValues({ brand_color: '', second_color: '' })}
          >
            Use the pack’s colors
          </Button>
        </Group>
      </Panel>
      <Panel title="Preview" help="The front page on a phone, as it looks after saving.">
        <BrandPreview look={look} />
      </Panel>
      <Panel title="Shapes and type" help="Fonts are served from this site. Only the chosen one is loaded.">
        <Input.Wrapper label="Corners" labelElement="div">
          <div>
            <SegmentedControl aria-label="Corners" data={corners} {...form.getInputProps('corner_style')} />
          </div>
        </Input.Wrapper>
        <Radio.Group label="Type" {...form.getInputProps('type_pairing')}>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm" mt="xs">
            {pairings.map(({ value, label, description }) => (
              <Radio key={value} value={value} label={label} description={description} />
            ))}
          </SimpleGrid>
        </Radio.Group>
        <Switch
          label="Illustrations"
          description="Drawings of the trade. Maps and gauges stay without them."
          {...form.getInputProps('has_illustrations', { type: 'checkbox' })}
        />
        <Switch
          label="The logo says the name"
          description="The header then shows the logo alone."
          {...form.getInputProps('logo_has_name', { type: 'checkbox' })}
        />
      </Panel>
    </>
  );
}

/** The owner's color beside what pages show. */
function ColorShown({ name, verdict }: { name: string; verdict: ColorVerdict }) {
  const { yours, light, dark, text, dark_text, is_shifted, sentence } = verdict;
  const Sign = is_shifted ? IconAdjustments : IconCheck;
  return (
    <div>
      <dl className={classes.colors} aria-label={name}>
        <Swatch label="Your color" color={yours} />
        <Swatch label="On light" color={light} text={text} />
        <Swatch label="On dark" color={dark} text={dark_text} />
      </dl>
      <Group gap={6} wrap="nowrap" align="flex-start" mt="xs">
        <Sign size={16} className={classes.sign ?? ''} aria-hidden />
        <Text size="sm" c="dimmed" aria-live="polite">
          {sentence}
        </Text>
      </Group>
    </div>
  );
}

function Swatch({ label, color, text }: { label: string; color: string; text?: string }) {
  return (
    <div className={classes.color}>
      <dt>{label}</dt>
      <dd>
        <span className={classes.swatch} style={{ background: color, color: text }} aria-hidden>
          {text !== undefined && 'Aa'}
        </span>
        <code>{color}</code>
      </dd>
    </div>
  );
}
