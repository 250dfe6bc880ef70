import { firstBytes, saveFile } from '@depot/api';
import type { Language } from '@depot/contracts/errors';
import {
  type ImportColumn,
  importColumns,
  type ImportKind,
  importKinds,
  type ImportMode,
  importModes,
  isUpdatable,
  type updatableKinds,
} from '@depot/contracts/importing';
import { useLanguage } from '@depot/i18n';
import { useAction, useNotify } from '@depot/remote-kit';
import { Button, DownloadOutlined, PageHeader, Space, UploadOutlined, useAlert } from '@depot/ui';
import { Select } from '@depot/ui/data';
import { Upload } from '@depot/ui/extra';
import { useState } from 'react';
import { useAdminImportMutation } from '../../api/imports.js';
import { useTexts } from '../../texts.js';

const zip = [0x50, 0x4b];

/**
 * True for a CSV or a workbook, by name and first bytes; the server checks the rest. Rejects if the file cannot be read
 * any more.
 */
export async function isImportFile(file: Parameters<typeof firstBytes>[0] & { name: string }): Promise<boolean> {
  const head = await firstBytes(file, zip.length);
  const isZip = zip.every((byte, index) => head[index] === byte);
  return /\.xlsx$/i.test(file.name) ? isZip : /\.csv$/i.test(file.name) && !isZip;
}

/** A CSV with the header row that an import of this kind understands, marked as UTF-8 for spreadsheets. */
export function buildTemplate(columns: readonly ImportColumn[], language: Language): string {
  return `\uFEFF${columns.map(({ title }) => title[language]).join(',')}\r\n`;
}

function saveTemplate(kind: string, columns: readonly ImportColumn[], language: Language): void {
  saveFile({ blob: new Blob([buildTemplate(columns, language)], { type: 'text/csv' }), fileName: `${kind}.csv` });
}

/** Form: the kind and the file, then a check or the import itself. */
export function ImportForm({ onSent }: { onSent: (importId: number) => void }) {
  const { t } = useTexts();
  const act = useAction();
  const [kind, setKind] = useState<ImportKind>('products');
  const [chosenMode, setMode] = useState<ImportMode>('add');
  const mode = isUpdatable(kind) ? chosenMode : 'add';
  const [file, setFile] = useState<File>();
  const [start, { isLoading }] = useAdminImportMutation();

  const send = async (dryRun: boolean) => {
    if (!file) return;
    const sent = start({ kind, file, dryRun, mode })
      .unwrap()
      .then(({ obj }) => onSent(obj.importId));
    if (await act(sent, t(dryRun ? 'import.checking' : 'import.started'))) return;
    // a file that was changed on disk after the check cannot be read any more and must be chosen again
    await firstBytes(file, 1).catch(() => setFile((current) => (current === file ? undefined : current)));
  };

  return (
    <PageHeader
      summary={file ? undefined : t('import.chooseFirst')}
      filters={
        <Space wrap>
          <Select
            value={kind}
            onChange={setKind}
            aria-label={t('import.kind')}
            style={{ width: 180 }}
            options={importKinds.map((value) => ({ value, label: t(`import.kinds.${value}`) }))}
          />
          {isUpdatable(kind) && <ModeField kind={kind} mode={mode} onChange={setMode} />}
          <FileField file={file} onChange={setFile} />
          <TemplateButton kind={kind} />
        </Space>
      }
      actions={
        <Space>
          <Button disabled={!file} loading={isLoading} onClick={() => void send(true)}>
            {t('import.check')}
          </Button>
          <Button type="primary" disabled={!file} loading={isLoading} onClick={() => void send(false)}>
            {t('import.import')}
          </Button>
        </Space>
      }
    />
  );
}

interface ModeFieldProps {
  kind: (typeof updatableKinds)[number];
  mode: ImportMode;
  onChange: (mode: ImportMode) => void;
}

/** Select: rows add new entries, or update existing ones. */
function ModeField({ kind, mode, onChange }: ModeFieldProps) {
  const { t } = useTexts();
  return (
    <Select
      value={mode}
      onChange={onChange}
      aria-label={t('import.mode')}
      style={{ width: 240 }}
      options={importModes.map((value) => ({ value, label: t(`import.modes.${kind}.${value}`) }))}
    />
  );
}

/** Saves an empty file of the kind. */
function TemplateButton({ kind }: { kind: ImportKind }) {
  const { t } = useTexts();
  const language = useLanguage();
  return (
    <Button type="link" icon={<DownloadOutlined />} onClick={() => saveTemplate(kind, importColumns[kind], language)}>
      {t('import.template')}
    </Button>
  );
}

/** File input; refuses other kinds of files. */
function FileField({ file, onChange }: { file: File | undefined; onChange: (file: File) => void }) {
  const { t } = useTexts();
  const alert = useAlert();
  const notify = useNotify();
  const readChosenFile = async (chosen: File) => {
    if (await isImportFile(chosen)) onChange(chosen);
    else void alert({ title: t('import.fileValidation'), detail: t('import.fileType') });
  };
  return (
    <Upload
      accept=".csv,.xlsx"
      showUploadList={false}
      beforeUpload={(chosen) => {
        readChosenFile(chosen).catch((failure: unknown) => notify.failure(failure));
        return false;
      }}
    >
      <Button icon={<UploadOutlined />}>{file?.name ?? t('import.choose')}</Button>
    </Upload>
  );
}
