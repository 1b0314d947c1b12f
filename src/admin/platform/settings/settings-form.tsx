import { Alert, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { type SettingGroup, type Settings, settingGroups } from '../../../contract/platform/settings.ts';
import { errorMessage, fieldErrors, isOfKind } from '../api-error.ts';
import { PrimaryButton } from '../ui/primary-button.tsx';
import { isChanged, showStored } from '../ui/stored-form.ts';
import { useLeaveQuestion } from '../ui/use-leave-question.ts';
import { type Around, alone } from '../write.ts';
import { type SavedBeside, SavedBesideContext } from './saved-beside.ts';
import { type GroupCalls, type KeptGroup, saveSettings } from './setting-mutations.ts';
import classes from './settings-form.module.css';

export type GroupForm<Group extends SettingGroup> = UseFormReturnType<Settings[Group]>;

interface SettingsFormProps<Group extends SettingGroup> {
  group: Group;
  kept: KeptGroup<Group>;
  calls: GroupCalls<Group>;
  /** Set where part of the group is only for who shows that it is still them. */
  around?: Around;
  /** What a save has changed. */
  savedLabel?: string;
  children: (form: GroupForm<Group>) => ReactNode;
}

/**
 * One group of settings as a form. It shows problems beside their fields, and never overwrites another user's change.
 */
export function SettingsForm<Group extends SettingGroup>({
  group,
  kept,
  calls,
  around = alone,
  savedLabel = 'Settings saved. The site shows them now.',
  children,
}: SettingsFormProps<Group>) {
  const client = useQueryClient();
  const saving = useMutation(saveSettings(calls, around));
  const form = useForm<Settings[Group]>({
    mode: 'controlled',
    initialValues: kept.value,
    validate: schemaResolver(settingGroups[group], { sync: true }),
  });
  // The stored values of the form: its revision belongs to them, and not to a later read.
  const [base, setBase] = useState(kept);
  const [beside, setBeside] = useState<ReadonlyMap<string, SavedBeside>>(new Map());
  const reportBeside = useCallback(
    (name: string, changed: SavedBeside | null) =>
      setBeside(before => {
        const next = new Map(before);
        if (changed) next.set(name, changed);
        else next.delete(name);
        return next;
      }),
    [],
  );
  const isDirty = isChanged(form) || beside.size > 0;
  useLeaveQuestion(() => isChanged(form) || beside.size > 0, 'in these settings');
  const take = (stored: KeptGroup<Group>, sent?: Settings[Group]) => {
    setBase(stored);
    showStored(form, stored.value, sent);
  };
  if (kept.revision > base.revision && !isDirty && !saving.isPending) take(kept);
  // The form may be longer than the window.
  const focusFirst = (errors: Readonly<Record<string, unknown>>) => {
    const [first] = Object.keys(errors);
    if (first) form.getInputNode(first)?.focus();
  };
  const save = (value: Settings[Group], revision = base.revision) =>
    saving.mutate(
      { revision, value },
      {
        onSuccess: saved => take(saved, value),
        onError: error => {
          const errors = errorsOfValue(error);
          form.setErrors(errors);
          focusFirst(errors);
        },
      },
    );
  const saveAll = async (value: Settings[Group]) => {
    for (const field of beside.values()) if (!(await field.save())) return;
    if (isChanged(form)) save(value);
  };
  const takeTheirs = async () => {
    take(await calls.read(client));
    saving.reset();
  };
  const keepMine = async () => save(form.getValues(), (await calls.read(client)).revision);
  const discard = () => {
    for (const field of beside.values()) field.discard();
    form.reset();
    saving.reset();
  };
  const isConflict = isOfKind(saving.error, 'conflict');
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(value => void saveAll(value), focusFirst)}
      aria-label={`Settings: ${group}`}
      className={classes.form}
    >
      <Stack gap="lg">
        <SavedBesideContext value={reportBeside}>{children(form)}</SavedBesideContext>
        <Paper className={classes.bar} p="sm">
          <Stack gap="sm">
            {saving.error && (
              <Alert color="red" role="alert" title="These settings were not saved">
                <Stack gap="sm" align="flex-start">
                  <Text size="md">
                    {isConflict
                      ? 'Another user changed these settings after you opened them.'
                      : errorMessage(saving.error)}
                  </Text>
                  {isConflict && (
                    <Group gap="xs">
                      <Button onClick={() => void takeTheirs()}>Use theirs, discard mine</Button>
                      <Button onClick={() => void keepMine()}>Keep mine, replace theirs</Button>
                    </Group>
                  )}
                </Stack>
              </Alert>
            )}
            <Group justify="space-between" wrap="nowrap" gap="sm">
              <Text size="sm" c="dimmed" aria-live="polite">
                {isDirty
                  ? 'There are changes that are not saved.'
                  : saving.isSuccess
                    ? savedLabel
                    : 'Everything is saved.'}
              </Text>
              <Group gap="xs" wrap="nowrap" flex="none">
                <Button disabled={!isDirty || saving.isPending} onClick={discard}>
                  Discard
                </Button>
                <PrimaryButton type="submit" disabled={!isDirty || saving.isPending}>
                  {saving.isPending ? 'Saving...' : 'Save'}
                </PrimaryButton>
              </Group>
            </Group>
          </Stack>
        </Paper>
      </Stack>
    </form>
  );
}

/** The server names fields below `value`; the form knows them without. */
function errorsOfValue(error: unknown): Record<string, string> {
  const found = Object.entries(fieldErrors(error));
  return Object.fromEntries(found.map(([path, message]) => [path.replace(/^value\./, ''), message]));
}
