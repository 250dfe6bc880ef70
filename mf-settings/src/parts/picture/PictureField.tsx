import { pictureTypes } from '@depot/contracts/catalog';
import { Button, DeleteOutlined, PictureOutlined, Space, Spin, UploadOutlined } from '@depot/ui';
import { useRef } from 'react';
import classes from './picture.module.css';

/** Picture with the commands to change it. */
export interface ChangeablePicture {
  /** Address of the stored or the selected picture. */
  shown: string | undefined;
  busy: boolean;
  choose: (file: File) => Promise<void>;
  remove: () => Promise<unknown>;
}

/** Texts of the picture and its buttons. */
interface PictureWords {
  alt: string;
  choose: string;
  replace: string;
  remove: string;
}

interface PictureFieldProps {
  picture: ChangeablePicture;
  words: PictureWords;
  readOnly: boolean;
}

/** Picture with file selection, also by dropping a file on it. */
export function PictureField({ picture, words, readOnly }: PictureFieldProps) {
  return (
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
          <img className={classes.shown} src={picture.shown} alt={words.alt} />
        ) : (
          <span className={classes.none} aria-hidden>
            <PictureOutlined />
          </span>
        )}
      </Spin>
      {!readOnly && <PictureButtons picture={picture} words={words} />}
    </div>
  );
}

function PictureButtons({ picture, words }: Omit<PictureFieldProps, 'readOnly'>) {
  const { shown, busy, choose, remove } = picture;
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
          {shown ? words.replace : words.choose}
        </Button>
        {shown && (
          <Button type="text" danger icon={<DeleteOutlined />} disabled={busy} onClick={() => void remove()}>
            {words.remove}
          </Button>
        )}
      </Space>
    </>
  );
}
