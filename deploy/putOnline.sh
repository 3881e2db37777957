#!/bin/sh
# Puts the build in this folder online on a machine with nginx and systemd. Does nothing if it is online already, so it may
# run after every build, also by a timer. Run it as root in the folder of the project:
#
#   deploy/putOnline.sh /etc/sff/nginx.conf
#
# That file is your copy of deploy/nginx.conf. Each build is copied to a folder of its own, whose path replaces
# /srv/sff/dist in the copy; /srv/sff/dist and /srv/sff/dist-server are links to the parts of the build that is online.
# The last five builds stay, because nginx and the server may still read the files of earlier ones. If something fails, the
# earlier build stays online. SFF_ROOT and SFF_SITE name other places than the two below.
set -eu
umask 022

config=$1
root=${SFF_ROOT:-/srv/sff}
site=${SFF_SITE:-/etc/nginx/sites-enabled/sff.conf}
kept=5

dist_before=$(readlink "$root/dist" || true)
server_before=$(readlink "$root/dist-server" || true)
site_before=$(readlink "$site" || true)
online=${dist_before%/dist}

# Prints the configuration for the build in a folder.
configure() {
    sed "s#/srv/sff/dist#$1/dist#" "$config"
}

# Compares whole files, so that a kill switch or a file of the operator in dist counts as a change, too.
is_online() {
    configure "$online" | cmp -s - "$site" &&
        diff -rq dist "$online/dist" &&
        diff -rq dist-server "$online/dist-server"
}

if is_online >/dev/null 2>&1; then
    echo 'This build is online already.'
    exit 0
fi

build=$root/builds/$(date +%Y%m%d-%H%M%S)
mkdir -p "$root/builds"
mkdir "$build"

# Points a link to where it pointed before; removes it if it did not exist.
restore() {
    if [ "$(readlink "$1" || true)" = "$2" ]; then return 0; fi
    if [ -n "$2" ]; then ln -sfn "$2" "$1"; else rm -f "$1"; fi
}

undo() {
    restore "$site" "$site_before" && restore "$root/dist" "$dist_before" &&
        restore "$root/dist-server" "$server_before" && rm -rf "$build"
    echo 'Not put online: see the message above.' >&2
}
trap undo EXIT

cp -a dist dist-server "$build"
configure "$build" >"$build/nginx.conf"
ln -sfn "$build/nginx.conf" "$site"
nginx -tq
ln -sfn "$build/dist" "$root/dist"
ln -sfn "$build/dist-server" "$root/dist-server"
# Last, so that nginx never has a build that is undone.
systemctl reload nginx
trap - EXIT
echo "Online: $build"

# The server follows a new build by itself, but runs its own program until it is restarted.
if [ -n "$online" ] && ! cmp -s "$online/dist-server/main.js" "$build/dist-server/main.js" &&
    systemctl is-active --quiet sff; then
    systemctl restart sff
fi

# By name, that is by time; never the one that is online, should the clock have been set back.
cd "$root/builds"
ls | sort -r | tail -n +$((kept + 1)) | while read -r old; do
    [ "$root/builds/$old" = "$build" ] || rm -rf "${old:?}"
done
