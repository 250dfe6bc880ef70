import { type PictureSize, pictureUrl } from '@depot/contracts/catalog';
import { PictureOutlined } from '../../icons/index.js';
import classes from './picture.module.css';

interface ProductPictureProps {
  /** Key of the picture; without it a placeholder is shown. */
  picture?: string;
  size: PictureSize;
}

/** Picture beside a product's name. It is hidden from screen readers, which read the name. */
export function ProductPicture({ picture, size }: ProductPictureProps) {
  const place = `${classes.picture} ${classes[size] ?? ''}`;
  if (picture)
    return (
      <img className={place} src={pictureUrl(picture, size)} alt="" loading="lazy" decoding="async" draggable={false} />
    );
  return (
    <span className={`${place} ${classes.none}`} aria-hidden>
      <PictureOutlined />
    </span>
  );
}
