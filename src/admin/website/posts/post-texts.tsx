import { Text, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { settingRoutes } from '../../../contract/platform/settings.ts';
import { type Post, postLimits } from '../../../contract/website/posts.ts';
import { readQuery } from '../../platform/read-query.ts';
import { count } from '../../platform/ui/count.ts';
import { LengthMeter } from '../../platform/ui/length-meter.tsx';
import { dayOf, type PostValues, suggestedSlug, timestampOf } from './post-draft.ts';
import classes from './post-editor.module.css';
import { publicPath } from './post-labels.ts';

interface PostTextsProps {
  form: UseFormReturnType<PostValues>;
  base: Post | null;
}

/** Title, address, description, author and day. */
export function PostTexts({ form, base }: PostTextsProps) {
  const { title, slug, description, published_at } = form.values;
  const settings = useQuery(readQuery(settingRoutes.read));
  const timeZone = settings.data?.business.value.time_zone;
  const wasPublic = base !== null && base.published_at !== null;
  const setTitle = (next: string) => {
    form.setFieldValue('title', next);
    // The address follows the title until the user changes it or the post has been public.
    if (!wasPublic && slug === suggestedSlug(title)) form.setFieldValue('slug', suggestedSlug(next));
  };
  return (
    <>
      <TextInput
        {...form.getInputProps('title')}
        onChange={event => setTitle(event.currentTarget.value)}
        label="Title"
        description="The heading of the post, and the line search results show."
        required
        maxLength={postLimits.title}
      />
      <TextInput
        {...form.getInputProps('slug')}
        label="Address"
        description={addressHint(base, slug)}
        required
        leftSection="/blog/"
        leftSectionWidth={58}
        classNames={{ input: 'mono', section: `mono ${classes.prefix}` }}
        maxLength={postLimits.slug}
        spellCheck={false}
      />
      <Textarea
        {...form.getInputProps('description')}
        label="Description"
        description={
          <>
            Two lines for the list, the feed and search results.
            <LengthMeter of="meta_description" length={description.length} />
          </>
        }
        maxLength={postLimits.description}
        minRows={2}
        maxRows={5}
      />
      <div className={classes.pair}>
        <TextInput
          {...form.getInputProps('author')}
          label="Author"
          description="Shown with the post; may stay empty."
          maxLength={postLimits.author}
        />
        <TextInput
          type="date"
          label="Date"
          description="Empty: when published."
          value={timeZone === undefined ? '' : dayOf(published_at, timeZone)}
          error={form.errors.published_at}
          data-path="published_at"
          onChange={event => form.setFieldValue('published_at', timestampOf(event.currentTarget.value))}
        />
      </div>
    </>
  );
}

function addressHint(base: Post | null, slug: string) {
  if (!base || base.published_at === null)
    return 'Where visitors find it. Follows the title until you change it.';
  if (slug !== base.slug) return `${publicPath(base.slug)} will lead visitors on to the new address.`;
  if (base.old_slugs.length === 0) return 'If you change it, the present address redirects to the new one.';
  return (
    <>
      Former addresses that lead here:{' '}
      <Text span inherit className="mono">
        {base.old_slugs.slice(0, 3).map(publicPath).join(', ')}
      </Text>
      {base.old_address_count > 3 && ` and ${count(base.old_address_count - 3)} more`}
    </>
  );
}
