import { pictureTypes } from '@depot/contracts/catalog';
import { Button, DeleteOutlined, PictureOutlined, Space, Spin, UploadOutlined } from '@depot/ui';
import { useRef } from 'react';
import { FormSection } from '../../../parts/FormSection.js';
import { useTexts } from '../../../texts.js';
import classes from './picture.module.css';
import type { Picture } from './usePicture.js';

/** How the product looks: a file is chosen, or dropped onto the place where it is shown. */
export function PictureSection({ picture, readOnly }: { picture: Picture; readOnly: boolean }) {
  const { t } = useTexts();
  if (readOnly && !picture.shown) return null;
  return (
    <FormSection title={t('product.section.picture')} hint={readOnly ? undefined : t('picture.hint')}>
      <div
        className={classes.row}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          const [file] = event.dataTransfer.files;
          if (file && !readOnly) void picture.choose(file);
        }}
      >
        <Spin spinning={picture.busy}>
          {picture.shown ? (
            <img className={classes.shown} src={picture.shown} alt={t('picture.alt')} />
          ) : (
            <span className={classes.none} aria-hidden>
              <PictureOutlined />
            </span>
          )}
        </Spin>
        {!readOnly && <PictureButtons picture={picture} />}
      </div>
    </FormSection>
  );
}

function PictureButtons({ picture: { shown, busy, choose, remove } }: { picture: Picture }) {
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        // antd shows file inputs in its forms, with more weight than a class has
        style={{ display: 'none' }}
        accept={pictureTypes.join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // the same file may be chosen again
          target.value = '';
          if (file) void choose(file);
        }}
      />
      <Space wrap>
        <Button icon={<UploadOutlined />} disabled={busy} onClick={() => input.current?.click()}>
          {t(shown ? 'picture.replace' : 'picture.choose')}
        </Button>
        {shown && (
          <Button type="text" danger icon={<DeleteOutlined />} disabled={busy} onClick={() => void remove()}>
            {t('picture.remove')}
          </Button>
        )}
      </Space>
    </>
  );
}
