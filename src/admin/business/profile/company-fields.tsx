import { SimpleGrid, TextInput } from '@mantine/core';
import type { GroupForm } from '../../platform/settings/settings-form.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { CountyPhones } from './county-phones.tsx';
import { SocialRows } from './social-rows.tsx';

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
