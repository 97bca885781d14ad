import type { Photograph } from '../../components/picture/Picture';

type Props = {
  wide: Photograph;
  narrow: Photograph;
  alt: string;
};

const formats = ['avif', 'webp'];

const candidates = ({ name, widths }: Photograph, format: string): string =>
  widths.map((width) => `${PICTURES_PATH}/${name}-${width}.${format} ${width}w`).join(', ');

const size = ({ widths, ratio }: Photograph) => {
  const width = widths.at(-1) ?? 0;
  return { width, height: Math.round(width / ratio) };
};

/** The first view of a page, in a narrow window as a phone shows it: that of a desk would be too small to read. */
export const FirstView = ({ wide, narrow, alt }: Props) => (
  <picture>
    {formats.map((format) => (
      <source
        key={format}
        media="(max-width: 47.99rem)"
        type={`image/${format}`}
        srcSet={candidates(narrow, format)}
        sizes="47vw"
        {...size(narrow)}
      />
    ))}
    <source type="image/avif" srcSet={candidates(wide, 'avif')} sizes="31rem" {...size(wide)} />
    <img
      srcSet={candidates(wide, 'webp')}
      sizes="31rem"
      src={`${PICTURES_PATH}/${wide.name}-${size(wide).width}.webp`}
      {...size(wide)}
      alt={alt}
      loading="lazy"
    />
  </picture>
);
