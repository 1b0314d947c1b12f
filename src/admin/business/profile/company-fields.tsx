import { SimpleGrid, TextInput } from '@mantine/core';
import { countyShown } from '../../../contract/business/places.ts';
import classes from '../../platform/settings/setting-rows.module.css';
import { SettingRows } from '../../platform/settings/setting-rows.tsx';
import type { GroupForm } from '../../platform/settings/settings-form.tsx';
import { Panel } from '../../platform/ui/panel.tsx';

interface CompanyFieldsProps {
  form: GroupForm<'business'>;
  /** Counties with towns, which may have a phone of their own. */
  counties: readonly string[];
}

/** Who the company is and how it is reached. */
export function CompanyFields({ form, counties }: CompanyFieldsProps) {
  return (
    <>
      <Panel title="Company" help="The name is in every title, the slogan in header and footer.">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput label="Name" required {...form.getInputProps('name')} />
          <TextInput label="Slogan" required {...form.getInputProps('slogan')} />
          <TextInput
            label="Sales email"
            description="Receives requests and sends the replies."
            type="email"
            required
            {...form.getInputProps('email')}
          />
        </SimpleGrid>
      </Panel>
      <Panel title="Address" help="In footers and shared with search engines. Street and ZIP are optional.">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput label="Street" {...form.getInputProps('address.street')} />
          <TextInput label="City" required {...form.getInputProps('address.city')} />
          <TextInput label="State" required maxLength={2} {...form.getInputProps('address.state')} />
          <TextInput label="ZIP code" {...form.getInputProps('address.zip_code')} />
        </SimpleGrid>
      </Panel>
      <Panel
        title="License"
        help="In every footer and shared with search engines. Empty fields appear nowhere."
      >
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            label="License number"
            description="As written on the license."
            {...form.getInputProps('licenses.license_number')}
          />
          <TextInput
            label="Issued by"
            description="Shown in parentheses behind the number."
            {...form.getInputProps('licenses.license_issuer')}
          />
          <TextInput
            label="License look-up"
            description="The authority’s page that confirms it."
            {...form.getInputProps('license_lookup')}
          />
          <TextInput
            label="DOT number"
            description="Your USDOT number, if you have one."
            {...form.getInputProps('licenses.dot_number')}
          />
        </SimpleGrid>
      </Panel>
      <CountyPhones form={form} counties={counties} />
      <SocialRows form={form} />
    </>
  );
}

/** The default number, and one for each county with a number of its own. */
function CountyPhones({ form, counties }: { form: GroupForm<'business'>; counties: readonly string[] }) {
  const { default: main, by_county } = form.values.phones;
  const listed = [...new Set([...counties, ...Object.keys(by_county)])];
  const set = (county: string, phone: string) => {
    const { [county]: _, ...others } = by_county;
    form.setFieldValue('phones.by_county', phone.trim() === '' ? others : { ...others, [county]: phone });
  };
  return (
    <Panel title="Phones" help="Pages show the number of their county, else the main number.">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput label="Main number" type="tel" required {...form.getInputProps('phones.default')} />
        <TextInput
          label="Number for texts"
          description="Empty: pages have no Text button."
          type="tel"
          {...form.getInputProps('phones.text')}
        />
        {listed.map(county => (
          <TextInput
            key={county}
            label={countyShown(county)}
            type="tel"
            placeholder={main}
            value={by_county[county] ?? ''}
            error={form.errors[`phones.by_county.${county}`]}
            onChange={event => set(county, event.currentTarget.value)}
          />
        ))}
      </SimpleGrid>
    </Panel>
  );
}

/** Profiles elsewhere. */
function SocialRows({ form }: { form: GroupForm<'business'> }) {
  return (
    <Panel title="Social profiles" help="The top bar shows the first two, the footer all.">
      <SettingRows
        rows={form.values.socials}
        max={8}
        nameOf={(_, index) => `profile ${index + 1}`}
        addLabel="Add a profile"
        onAdd={() => form.insertListItem('socials', { name: '', href: '' })}
        onRemove={index => form.removeListItem('socials', index)}
        empty="None yet: the top bar then shows only phone and hours."
      >
        {index => (
          <>
            <TextInput
              label="Name"
              placeholder="Facebook"
              className={classes.narrow}
              {...form.getInputProps(`socials.${index}.name`)}
            />
            <TextInput
              label="Address"
              placeholder="https://"
              type="url"
              className={classes.wide}
              {...form.getInputProps(`socials.${index}.href`)}
            />
          </>
        )}
      </SettingRows>
    </Panel>
  );
}
