import type { SVGProps } from 'react';

/**
 * Makes an icon's component, in the place of the library's own (src/ssr/build/draw-icons.ts). That makes an element of each stroke, and
 * its attributes anew from three lists, each time that an icon is shown: on a page with a hundred of them, more than what it does
 * otherwise. Here the strokes are one text, written by the build, and what all have in common is in the style sheet
 * (src/ui/theme/icons.css).
 */
export function drawIcon(strokes: string) {
  const inside = { __html: strokes };
  return ({ className, ...rest }: SVGProps<SVGSVGElement>) => (
    <svg
      aria-hidden={isNamed(rest) ? undefined : true}
      {...rest}
      className={className ? `icon ${className}` : 'icon'}
      viewBox="0 0 24 24"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the library's own numbers
      dangerouslySetInnerHTML={inside}
    />
  );
}

const isNamed = (props: SVGProps<SVGSVGElement>): boolean =>
  props['aria-label'] !== undefined || props['aria-labelledby'] !== undefined;
