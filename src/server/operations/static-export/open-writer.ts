import { type ArchiveSetting, ArchiveWriter } from './archive-writer.ts';
import type { FileSink } from './file-sink.ts';
import { FileWriter, type FolderSetting } from './file-writer.ts';

/** The options of a writer; they can be sent to other threads. */
export type WriterSetting = FolderSetting | ArchiveSetting;

/** A writer that writes by itself, without another thread. */
export function openWriter(setting: WriterSetting): FileSink {
  return 'archive' in setting ? new ArchiveWriter(setting) : new FileWriter(setting);
}
