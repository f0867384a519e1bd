/** Files that games look for by themselves, for which nothing has to name them. Lower case, `/` between folders. */
const patterns: readonly RegExp[] = [
  // Reflections: made by the game for each cubemap, and the one for where there is none.
  /^materials\/maps\/.+\/(?:c-?\d+_-?\d+_-?\d+|cubemapdefault)(?:\.hdr)?(?:\.360|\.ps3)?\.vtf$/,
  // Light of static props.
  /^sp(?:_hdr)?_\d+\.vhv$/,
  /^texelslighting(?:_hdr)?_\d+\.ppl$/,
  // What stands beside the map as well: navigation, particles, sounds, descriptions, replaced lumps.
  /^maps\/[^/]+\.(?:nav|txt|res|lmp|cfg|kv|jpg|png|vdf|lst)$/,
  /^maps\/(?:graphs|soundcache|cfg)\/[^/]+$/,
  /^[^/]+_particles\.txt$/,
  /^particles\/[^/]*manifest[^/]*\.txt$/,
  /^scripts\/(?:soundscapes_|soundscapes_manifest|game_sounds_manifest|detail|talker\/)[^/]*\.(?:txt|vsc|vbsp)$/,
  /^(?:detail|scripts\/detail)\.vbsp$/,
  /^resource\/(?:overviews\/.+|closecaption_[^/]+\.(?:dat|txt)|[^/]+\.res)$/,
  /^materials\/overviews\/.+\.(?:vmt|vtf)$/,
  /^materials\/vgui\/maps\/.+\.(?:vmt|vtf|png)$/,
  // Numbers of entries that a console loads first.
  /^__preload_section\.pre$/,
];

/** Whether games look for a file by themselves. */
export function isConventional(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path));
}
