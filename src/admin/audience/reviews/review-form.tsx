import { Input, NativeSelect, Rating, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { type Review, reviewRoutes, reviewSchema } from '../../../contract/audience/reviews.ts';
import { call } from '../../platform/api.ts';
import { nounKey } from '../../platform/route-key.ts';
import { useExampleTown } from '../../platform/settings/example-town.ts';
import { DialogForm } from '../../platform/ui/dialog-form.tsx';
import { openDialog } from '../../platform/ui/open-dialog.tsx';
import { useSaveOver } from '../../platform/ui/use-save-over.tsx';
import { write } from '../../platform/write.ts';
import { emptyReview, inputOf, isCopied, problemsOf, type ReviewValues, valuesOf } from './review-draft.ts';
import { starLabel } from './review-labels.ts';
import { useSubjects } from './use-subjects.tsx';

/** Opens the form; null: for a review that was written elsewhere. */
export function openReview(review: Review | null): void {
  openDialog({ title: review ? 'Change review' : 'Add review' }, close => (
    <ReviewForm stored={review} onDone={close} />
  ));
}

const saveReview = write({
  mutationFn: ({ values, over }: { values: ReviewValues; over: Review | null }) => {
    const input = inputOf(values, over);
    return over
      ? call(reviewRoutes.update, { params: { id: over.id }, body: { ...input, based_on: over.revision } })
      : call(reviewRoutes.create, { body: input });
  },
  silentFailure: true,
  done: (_saved, { over }) => (over ? 'Review saved' : 'Review added. Pages show it now.'),
  changes: [nounKey(reviewRoutes.list)],
});

interface ReviewFormProps {
  /** Null for a new one. */
  stored: Review | null;
  onDone: () => void;
}

/** A review that was written elsewhere; of any other, where it belongs. */
function ReviewForm({ stored, onDone }: ReviewFormProps) {
  const saving = useMutation(saveReview);
  const form = useForm<ReviewValues>({
    initialValues: stored ? valuesOf(stored) : emptyReview,
    validate: values => problemsOf(values, stored),
  });
  const subjects = useSubjects(form.values.service, 'No service');
  const exampleTown = useExampleTown();
  const { submit, remedy } = useSaveOver({ form, saving, stored, schema: reviewSchema, valuesOf, onDone });
  return (
    <DialogForm
      write={saving}
      onSubmit={submit}
      onCancel={onDone}
      action="Save review"
      hasFieldErrors
      remedy={remedy}
    >
      {isCopied(stored) ? (
        <Written form={form} />
      ) : (
        <>
          <Text fw={500}>
            {starLabel(form.values.rating)}
            {form.values.author && `, ${form.values.author}`}
          </Text>
          {form.values.words !== '' && (
            <Text style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{form.values.words}</Text>
          )}
          <Text size="sm" c="dimmed">
            Only the customer changes these words. You say where they belong.
          </Text>
        </>
      )}
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <TextInput
          label="Town"
          description="Its pages and those of towns nearby show it."
          placeholder={exampleTown.text}
          autoComplete="off"
          list={subjects.townsId}
          {...form.getInputProps('place')}
        />
        <NativeSelect
          label="Service"
          description="Only pages of this service show it."
          data={subjects.services}
          {...form.getInputProps('service')}
        />
      </SimpleGrid>
      {subjects.towns}
    </DialogForm>
  );
}

function Written({ form }: { form: Pick<UseFormReturnType<ReviewValues>, 'errors' | 'getInputProps'> }) {
  return (
    <>
      <Input.Wrapper label="Stars" labelElement="div" required error={form.errors.rating}>
        <Rating aria-label="Stars" mt={6} size="lg" {...form.getInputProps('rating', { withError: false })} />
      </Input.Wrapper>
      <Textarea
        label="Words"
        description="Copy them as they are, mistakes and all."
        minRows={3}
        maxRows={10}
        maxLength={2_000}
        {...form.getInputProps('words')}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <TextInput
          label="Author"
          placeholder="Maria S."
          description="As the source shows it."
          {...form.getInputProps('author')}
        />
        <TextInput
          type="date"
          label="Written on"
          description="As the source shows it."
          required
          {...form.getInputProps('reviewed_on')}
        />
        <TextInput
          label="Where it was written"
          placeholder="Yelp"
          required
          {...form.getInputProps('source_name')}
        />
        <TextInput
          label="Address"
          placeholder="https://www.yelp.com/biz/…"
          required
          {...form.getInputProps('source_url')}
        />
      </SimpleGrid>
    </>
  );
}
