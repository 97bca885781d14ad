/** A photograph in a page's folder `pictures`: `<name>-<width>.avif` and `.webp` for each width. */
export type Photograph = {
  name: string;
  /** In pixels, ascending. */
  widths: readonly number[];
  /** Aspect ratio: width divided by height. */
  ratio: number;
};

type Props = {
  of: Photograph;
  alt: string;
  /** The `sizes` attribute. */
  sizes: string;
  /** Another photograph for windows narrower than 48rem. */
  narrow?: { of: Photograph; sizes: string };
  /** Whether it is in the first view; all others are lazy. */
  first?: boolean;
  className?: string;
};

const candidates = ({ name, widths }: Photograph, format: string): string =>
  widths.map((width) => `${PICTURES_PATH}/${name}-${width}.${format} ${width}w`).join(', ');

const sizeOf = ({ widths, ratio }: Photograph) => {
  const width = widths.at(-1) ?? 0;
  return { width, height: Math.round(width / ratio) };
};

/** A responsive photograph: AVIF, with WebP for browsers that lack AVIF. */
export const Picture = ({ of, alt, sizes, narrow, first = false, className }: Props) => {
  const size = sizeOf(of);
  return (
    <picture>
      {narrow &&
        ['avif', 'webp'].map((format) => (
          <source
            key={format}
            media="(max-width: 47.99rem)"
            type={`image/${format}`}
            srcSet={candidates(narrow.of, format)}
            sizes={narrow.sizes}
            {...sizeOf(narrow.of)}
          />
        ))}
      <source type="image/avif" srcSet={candidates(of, 'avif')} sizes={sizes} {...size} />
      <img
        className={className}
        srcSet={candidates(of, 'webp')}
        sizes={sizes}
        src={`${PICTURES_PATH}/${of.name}-${size.width}.webp`}
        {...size}
        alt={alt}
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
};
